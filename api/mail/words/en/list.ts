/** Of mails about what is in somebody's list. */
export const list = {
  backInStock: {
    subject: (product: string) => `${product} is back`,
    preview: (shop: string) => `It can be bought at ${shop} again.`,
    intro: (product: string, shop: string) => `You asked us to tell you: ${product} can be bought at ${shop} again.`,
    hurry: 'We cannot set one aside for you, so do not wait too long.',
    action: 'Have a look',
    once: 'This mail comes once. It stays in your list until you remove it there.',
  },
}
