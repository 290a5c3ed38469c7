import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'

/** A delivery of one large piece to a buyer who pays in cash. */
const unassigned = { owner: null, dueAt: null, isOpen: true, version: '0000000000000000' }

export const givenDelivery: AdminDelivery = {
  id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0aa',
  number: 1,
  of: 1,
  state: 'planned',
  day: '2026-11-28',
  slot: 'morning',
  zone: { id: 3, name: 'Terai and Pokhara' },
  isLarge: true,
  orderId: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ab',
  order: 'KA-261121-7Q2M4XZP',
  orderState: 'confirm',
  method: 'standard',
  store: '',
  payment: 'cod',
  estimate: null,
  name: 'Asmita Gurung',
  phone: '9841234567',
  buyer: null,
  address: 'Baidam, Lakeside, Pokhara-6, Kaski, Gandaki',
  position: { latitude: 28.2096, longitude: 83.95536 },
  district: 'Kaski',
  floor: 0,
  hasLift: false,
  access: '',
  note: '',
  pieces: [{ position: 0, sku: 'RARA-153', title: 'Rara bed', quantity: 1 }],
  cash: 64_000,
  unpaid: 0,
  wrongCodes: 0,
  isReasonEnough: false,
  createdAt: '2026-11-21T06:00:00.000Z',
  deliveredAt: null,
}
