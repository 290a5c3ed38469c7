/** Of mails about an order's deliveries. */
export const deliveries = {
  planned: {
    subject: (number: string) => `When your order ${number} comes`,
    heading: 'The day of your delivery',
    sentence: (when: string) => `We bring your order on ${when}.`,
  },
  split: {
    subject: (number: string) => `A part of your order ${number} follows later`,
    heading: 'A part of it follows later',
    sentence:
      'Not all of it comes at once: the pieces named here follow in a delivery of their own, at no further cost.',
    sentencePickup:
      'Not all of it can be collected at once: the pieces named here wait for you under a code of their own.',
  },
  out: {
    subject: (number: string) => `Your order ${number} is on its way`,
    heading: 'On its way to you',
    sentence: 'We are on our way to you.',
    sentenceWhen: (when: string) => `We are on our way to you: ${when}.`,
  },
  failed: {
    subject: (number: string) => `We could not hand over your order ${number}`,
    heading: 'We could not hand it over',
    sentence:
      'We were on our way to you and could not hand over your order. We bring it on another day, and tell you when.',
  },
  'part-delivered': {
    subject: (number: string) => `A part of your order ${number} has arrived`,
    heading: 'A part of it has arrived',
    sentence: 'The rest follows. You see when on the page of your order.',
  },
  when: (day: string, from: string, until: string) => `${day} between ${from} and ${until}`,
  pieces: 'Pieces',
  arrived: 'Arrived',
  codeAtDoor: 'Please say this code at the door:',
  codeOnPickup: 'Please say this code when you collect it:',
}
