const toTheUnhappy = [
  'We are sorry that this was not right. Please call us with your order number: we will come and put it in order.',
  'Thank you for telling us. Our fitters know the fault, and will mend it at your home at no charge.',
  'That is not how it should arrive. We have asked our drivers about it; please call us so that we can make it good.',
]
const toTheHappy = ['Thank you! We are glad that it found a good home.', 'Dhanyabaad. May it serve you for many years.']

/** One in this many happy reviews gets an answer. */
const HAPPY_A_ANSWER = 9

/** Returns the store's answer to a demo review; '' for none. */
export function answerTo(rating: number, turn: number): string {
  if (rating <= 3) return toTheUnhappy[turn % toTheUnhappy.length]!
  return turn % HAPPY_A_ANSWER === 0 ? toTheHappy[turn % toTheHappy.length]! : ''
}
