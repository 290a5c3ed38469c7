/** Texts of the district that pages show costs and days for, and of its promises. */
export const messages = {
  'district.title': 'Where should it go?',
  'district.close': 'Close the choice of a district',
  'district.why':
    'Every price then comes with the day and the cost of its delivery to your district. You can change it at any time.',
  'district.of-address': 'Use my address: {district}',
  'district.search': 'Find a district or city',
  'district.not-found': 'No district is called “{words}”. Try the first letters only.',
  'district.none': 'Clear district',

  'promise.deliver-to': 'Deliver to {district}',
  'promise.arrives': 'Arrives {day}',
  'promise.arrives-by': 'Arrives by {day}',
  'promise.made-by': 'Made for you by {day}',
  'promise.by-arrangement': 'By arrangement',
  'promise.usually-in': 'Usually in {days}',
  'promise.made-by-arrangement': 'Made for you, then by arrangement',
  'promise.sold-out': 'Sold out for now',
  'promise.cash': 'cash on delivery',
  'promise.paid-before': 'paid in advance',
  'promise.half-before': 'half before we start, half once it is ready',
  'promise.express': 'Express by {day}: {cost}',
  'promise.no-express': 'No express in {district}',
  'promise.free-unfitted': 'Free delivery for all the orders over {amount}, without fitting in your district',
  'promise.without': 'No express or cash on delivery',
  'promise.without-fitting': 'No express, cash on delivery or fitting',
  'promise.we-call': 'We call you and agree on the day.',
  'promise.or-collect': 'Or collect it free at {place} from {day}.',
  'promise.fitting': 'Delivery and fitting to {district}: {cost}. Free over {over}.',
  'promise.fitting-free': 'Delivery and fitting to {district}: free, like all orders over {over}.',
  'promise.delivery': 'Delivery to {district}, without fitting: {cost}. Free over {over}.',
  'promise.delivery-free': 'Delivery to {district}, without fitting: free over {over}.',

  'delivered.here': '{count} delivered in {district}',
  'delivered.districts':
    '{count, plural, one {Delivered in # district so far} other {Delivered in # districts so far}}',
} as const
