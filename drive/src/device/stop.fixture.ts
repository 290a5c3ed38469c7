import type { KeptStop } from './records.ts'

export const piece: KeptStop['pieces'][number] = {
  position: 0,
  title: 'Phewa chair',
  quantity: 1,
  picture: null,
  boxes: null,
  weightKg: null,
  priceOfLast: [],
}

/** A stop of the driver with the id `driver`, kept on the phone. */
export const stop: KeptStop = {
  id: 'stop',
  orderId: 'order',
  order: 'KA-1',
  state: 'planned',
  slot: 'morning',
  name: 'Asmita Gurung',
  phone: '9841234567',
  address: 'Baidam-6',
  position: null,
  floor: 3,
  hasLift: false,
  access: '',
  note: '',
  pieces: [],
  cash: 500,
  unpaid: 0,
  isReasonEnough: false,
  deliveredAt: null,
  staffId: 'driver',
  day: '2026-11-30',
  place: 0,
  loadedAt: '2026-11-30T03:00:00.000Z',
}
