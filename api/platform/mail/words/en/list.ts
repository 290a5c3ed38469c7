/** Texts of mails about a customer's list. */
export const list = {
  backInStock: {
    subject: (product: string) => `${product} is back`,
    preview: (shop: string) => `You can buy it at ${shop} again.`,
    intro: (product: string, shop: string) => `You asked us to tell you: ${product} is available at ${shop} again.`,
    hurry: 'We cannot reserve one for you, so do not wait too long.',
    action: 'Have a look',
    once: 'We send this email once. The product stays on your list until you remove it.',
  },
}
