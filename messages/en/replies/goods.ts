/** Replies about the cart, My List, searches, reviews and the checkout. */
export const messages = {
  'cart.not-sold': 'We no longer sell this.',
  'cart.not-in-color': 'We do not sell this in that color.',
  'cart.not-in-size': 'We do not sell this in that size.',
  'cart.no-such-line': 'This is no longer in your cart.',
  'cart.has-all-left': '{left}, and your cart already has that many.',
  'cart.most-of-one': 'At most {most} of one item',
  'cart.has-most': '{most} can be ordered at once, and your cart already has that many.',
  'cart.full': 'Your cart is full: it holds at most {most} different items.',
  'cart.not-shared': 'This cart is no longer shared.',
  'cart.nothing-to-share': 'There is nothing in your cart to share.',
  'cart.other-product': 'This color, size or type belongs to another product.',
  'cart.must-be-same-product': 'Must be of the same product',
  'cart.emptied': 'Cart emptied',
  'cart.updated': 'Cart updated',
  'cart.line-removed': 'Removed from your cart',
  'cart.now-shared': 'Cart shared',
  'cart.nothing-added': 'Nothing was added: {reasons}.',
  'cart.piece-not-sold': '{name} is no longer sold',
  'cart.piece-gone': 'one of the pieces is no longer sold',
  'cart.piece-sold-out': '{name} is sold out',
  'cart.piece-left': 'only {left} of {name} {left, plural, one {is} other {are}} left',
  'cart.piece-held':
    'only {left} of {name} {left, plural, one {is} other {are}} left, and your cart already has {held}',
  'cart.piece-most': 'at most {most} of {name} can be ordered at once, and your cart already has {held}',
  'cart.pieces-full': 'your cart holds at most {most} different items',

  'stock.sold-out': 'This is sold out.',
  'stock.none-left': 'None are left',
  'stock.only-left': 'Only {count} {count, plural, one {is} other {are}} left',

  'wishlist.full': 'Your list is full: it holds at most {most} products.',
  'wishlist.in-stock': 'This is in stock now.',
  'wishlist.not-shared': 'This list is no longer shared.',
  'wishlist.saved': 'Saved to your list',
  'wishlist.removed': 'Removed from your list',
  'wishlist.notice-on': 'We will email you when it is back',
  'wishlist.notice-off': 'We will not email you about it',
  'wishlist.shared': 'List shared',
  'wishlist.unshared': 'List no longer shared',

  'room-plans.not-found': 'This plan is not in your account any more.',
  'room-plans.full': 'Your account keeps at most {most} plans. Delete one first.',
  'room-plans.stale': 'Another device has changed this plan meanwhile. Nothing was overwritten.',
  'room-plans.kept': 'The plan is kept in your account.',
  'room-plans.deleted': 'The plan is deleted from your account.',

  'catalog.no-category': 'Category not found',
  'catalog.no-subcategory': 'Subcategory not found',

  'search.too-long': 'Please enter at most {most} characters',
  'search.unreadable': 'Please enter the search again: it contains a character that cannot be read',

  'reviews.refused.written': 'You have already reviewed this. You can edit your review.',
  'reviews.refused.not-bought': 'Only customers who bought this with their account can review it.',
  'reviews.refused.not-delivered': 'You can write a review once your order is delivered.',
  'reviews.refused.returned': 'You have returned this, so you cannot review it.',
  'reviews.not-found': 'Review not found.',
  'reviews.is-hidden': 'The shop has hidden this review. Please call us to delete it.',
  'reviews.is-own': 'This review is your own.',
  'reviews.too-many-photos': 'Please choose at most {most} photos.',
  'reviews.vote-counted': 'Thank you',
  'reviews.vote-removed': 'Removed',

  'questions.not-found': 'Question not found.',
  'questions.is-published':
    'We have already published your question, so it can no longer be changed. You can delete it.',
  'questions.is-hidden': 'The shop has not published this question. Please call us to delete it.',
  'questions.refused.not-bought': 'Only customers who bought this with their account can answer.',
  'questions.refused.answered': 'You have already answered this question.',
  'questions.refused.full': 'This question has enough answers.',
  'questions.too-many-wait':
    'Many questions about this product wait for an answer. Please call us, or ask again tomorrow.',

  'checkout.cart-empty': 'Nothing in your cart can be ordered.',
  'checkout.nothing-ordered': 'Nothing was ordered: {reasons}.',
  'checkout.changes.added': 'also available now: {names}',
  'checkout.changes.total': 'the total is now {now}, not {was}',
  'checkout.changes.deposit': 'the deposit is now {now}, not {was}',
  'checkout.changes.offer': 'our offer is now {now}',
  'checkout.changes.line-gone': 'an item is no longer in your cart',
  'checkout.changes.not-sold': '{name} is no longer sold',
  'checkout.changes.sold-out': '{name} is sold out',
  'checkout.changes.price': '{name} now costs {now}, not {was}',
  'checkout.changes.only-left': 'only {count} of {name} {count, plural, one {is} other {are}} left',
  'checkout.changes.quantity': 'your cart now has {count} of {name}, not {was}',
  'checkout.changes.method': 'this shipping method is not available in your district',
  'checkout.changes.store': 'orders can no longer be collected at this store',
  'checkout.changes.payment': 'this payment method is not available for this delivery',
  'credit.no-such-card': 'No gift card with this code can be used. Please check the code.',
  'checkout.changes.credit': 'the gift card or store credit has less than that by now',
  'checkout.changes.credit-rest': 'credit leaves too little for this payment, or does not go with instalments',
  'checkout.changes.instalments':
    'the bank’s terms have changed: it is now {instalment} a month for {months} months, {total} in all',
  'checkout.changes.instalments-gone':
    'this plan for instalments has ended, or is not for this order. Choose another one or pay everything yourself',
  'checkout.instalments-by-transfer': 'Instalments go with bank transfer: the bank pays into our account.',
  'checkout.placed': 'Order placed',
  'checkout.coupon-in-unpaid-orders':
    'So many unpaid orders use this code that you cannot use it at the moment. Please remove it, or try again later.',
  'checkout.coupon-used-too-often': 'You have already used this code as often as one customer can. Please remove it.',
  'checkout.too-many-unpaid':
    'Too many orders with this phone number or email address are unpaid. Please pay or cancel one of them first, or call us.',
  'checkout.too-many-pieces':
    'You cannot order this many pieces before paying. Please pay for an order first, or call us.',
  'checkout.too-many-pieces-for-guest':
    'This is more than can be ordered without an account before paying. Earlier orders from your network count too. Please log in, pay by wallet, or call us.',
  'checkout.too-many-last-pieces':
    'Before they are paid, orders from your network would hold the last pieces of too many products. Please order fewer of these products, try again in half an hour, or call us.',
  'checkout.too-many-last-pieces-for-long':
    'Before they are paid, orders from your network would hold the last pieces of too many products for days. Please pay by wallet, order fewer of these products, or call us.',
} as const
