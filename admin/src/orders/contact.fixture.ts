/** The contact of an order that is delivered to its buyer in Pokhara. */
export const deliveredTo = {
  phone: '+9779841234567',
  city: 'Pokhara',
  ward: 6,
  street_address: 'Baidam',
  landmark: '',
  position: null,
  apartment: '',
  zip: '',
  floor: null,
  hasLift: false,
  access: '',
  note: '',
}
