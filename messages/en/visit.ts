import type { VisitProblem } from '#domain/tickets/measuring-visit.ts'

/** Problems of the form, such as `visit-problem.district`. */
const problems = {
  'visit-problem.district': 'Please choose a district from the list, or call us if yours is not in it',
  'visit-problem.place': 'Please enter the municipality, ward and tole in one line',
  'visit-problem.day': 'Please choose a day from the list',
  'visit-problem.part': 'Please choose the time of day',
  'visit-problem.name': 'Please enter your name',
  'visit-problem.phone': 'Please enter a valid 10-digit mobile number, so that we can call you',
  'visit-problem.email': 'Invalid email format',
  'visit-problem.note-too-long': 'Please use at most 1,000 characters',
} as const satisfies Record<`visit-problem.${VisitProblem}`, string>

/** Texts of the page that requests a measuring visit. */
export const messages = {
  ...problems,
  'visit.title': 'Free measuring visit',
  'visit.intro':
    'We come to your home, measure the room and the way in, and charge nothing for it. Tell us where and when; we call you to agree on the time.',
  'visit.form': 'Request a free measuring visit',
  'visit.required': 'Fields marked with * are required.',
  'visit.where': 'Where and when',
  'visit.district': 'District',
  'visit.choose': 'Choose',
  'visit.elsewhere': 'Your district is not in the list? Please call us: {phone}.',
  'visit.place': 'Municipality, ward and tole',
  'visit.place-hint': 'For example Lalitpur-3, Pulchowk, near the fire station.',
  'visit.day': 'Preferred day',
  'visit.part': 'Time of day',
  'visit.part.any': 'Any time of day',
  'visit.part.morning': 'Morning',
  'visit.part.afternoon': 'Afternoon',
  'visit.you': 'How we reach you',
  'visit.name': 'Your name',
  'visit.phone': 'Mobile number',
  'visit.phone-hint': 'We call this number to agree on the time.',
  'visit.phone-hint-sms':
    'We call this number to agree on the time. Without an email address, it gets an SMS with the link to your request.',
  'visit.email': 'Email (optional)',
  'visit.email-hint': 'For your ticket number and a link to follow your request.',
  'visit.note': 'Anything we should know (optional)',
  'visit.note-hint': 'For example the floor, what the furniture is for, or how to find you.',
  'visit.plan-hint': 'We bring its measurements along. Without the tick it stays in your browser.',
  'visit.send': 'Request the visit',
  'visit.offline': 'You are offline. Nothing was sent; what you entered is still here.',
  'visit.not-sent': 'Your request could not be sent. Please try again.',
  'visit.no-answer':
    'The shop did not answer, so we do not know whether your request arrived. Press the button again: it counts only once.',
  'visit.sent': 'We have received your request',
  'visit.sent-text': 'We call you on {phone} to agree on the time. Nothing is fixed before that.',
  'visit.sent-mail': 'We have emailed {email} with a link to follow your request and to write to us.',
  'visit.sent-sms':
    'We are sending {phone} an SMS with the link to follow your request. On this device this page shows it until two weeks after the day, too.',
  'visit.sent-link':
    'Keep this link to follow your request and to write to us: we could not send it by SMS. On this device this page shows it until two weeks after the day.',
  'visit.copy': 'Copy link',
  'visit.copied': 'Link copied',
  'visit.not-copied': 'The link could not be copied. Please select and copy it.',
  'visit.see': 'See your request',
  'visit.kept': 'You have requested a visit on this device. Preferred day: {day}.',
  'visit.kept-call': 'We call you to agree on the time.',
  'visit.forget': 'Remove from this device',
  'visit.closed': 'No visits at the moment',
  'visit.closed-text': 'We cannot offer a day for a measuring visit right now. Please call us: {phone}.',
  'visit.words': 'Preferred day: {day}\nTime of day: {part}\nDistrict: {district}\nAddress: {place}',
} as const
