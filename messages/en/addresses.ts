/** Texts of the saved addresses on the account page. */
export const messages = {
  'profile.addresses.intro':
    'For the next checkout: {count} at most. An order for yourself saves its address here; one that somebody else receives does not.',
  'profile.addresses.add': 'Add an address',
  'profile.addresses.edit': 'Edit',
  'profile.addresses.edit-named': 'Edit {address}',
  'profile.addresses.first': 'The checkout begins with this one',
  'profile.addresses.delete': 'Delete',
  'profile.addresses.delete-named': 'Delete {address}',
  'profile.addresses.edit-title': 'Edit address',
  'profile.addresses.replaces':
    'Your address list is full. This one takes the place of the one used longest ago: {name}, {street}.',
  'profile.addresses.save': 'Save address',
} as const
