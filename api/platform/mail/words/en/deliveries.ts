/** Texts of mails about an order's deliveries. */
export const deliveries = {
  planned: {
    subject: (number: string) => `Delivery day of your order ${number}`,
    heading: 'Your delivery day',
    sentence: (when: string) => `We will deliver your order on ${when}.`,
  },
  split: {
    subject: (number: string) => `Part of your order ${number} follows later`,
    heading: 'Part of your order follows later',
    sentence:
      'We cannot deliver everything at once. The pieces listed here follow in a separate delivery, at no extra cost.',
    sentencePickup: 'You cannot collect everything at once. The pieces listed here have their own collection code.',
  },
  out: {
    subject: (number: string) => `Your order ${number} is on its way`,
    heading: 'On its way to you',
    sentence: 'We are on our way to you.',
    sentenceWhen: (when: string) => `We are on our way to you: ${when}.`,
  },
  failed: {
    subject: (number: string) => `We could not deliver your order ${number}`,
    heading: 'We could not deliver your order',
    sentence: 'We came to you but could not deliver your order. We will deliver it on another day, and tell you when.',
  },
  'part-delivered': {
    subject: (number: string) => `Part of your order ${number} has arrived`,
    heading: 'Part of your order has arrived',
    sentence: 'The rest follows. Your order page shows when.',
  },
  when: (day: string, from: string, until: string) => `${day} between ${from} and ${until}`,
  pieces: 'Pieces',
  arrived: 'Arrived',
  codeAtDoor: 'Please give the driver this code:',
  codeOnPickup: 'Please give this code when you collect it:',
}
