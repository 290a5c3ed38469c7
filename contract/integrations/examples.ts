import type { ApiProduct, ApiStock } from './catalog.ts'
import type { ApiCustomer } from './customers.ts'
import type { ApiInvoice } from './invoices.ts'
import type { ApiOrder } from './orders.ts'
import type { ApiPayment, ApiRefund } from './payments.ts'

const orderId = '5d1c7c0e-2f0e-4f2b-9b0e-0d6d3c1f7a11'
const orderNumber = 'KA-261121-7F3K9Q2M'
const customerId = '0b2ec2de-3c6c-4f0e-9d0b-52a4f0d6a1a1'
const choice = { color: 'Forest Green', size: '153*200', type: null }

export const orderExample: ApiOrder = {
  id: orderId,
  number: orderNumber,
  state: 'confirm',
  channel: 'shop',
  placedAt: '2026-11-21T06:00:00.000Z',
  language: 'ne',
  customerId,
  paymentMethod: 'cod',
  deliveryMethod: 'standard',
  deliveryDay: '2026-11-25',
  lines: [
    {
      position: 0,
      productId: 7,
      variantId: 31,
      sku: 'RARA-BED-GREEN',
      name: 'Rara Bed',
      ...choice,
      quantity: 1,
      price: 45_000,
      discount: 2_000,
      total: 43_000,
    },
  ],
  subtotal: 45_000,
  shipping: 1_000,
  discount: 2_000,
  total: 44_000,
  vat: 5_062,
  paid: 0,
  exchanged: 0,
  changedAt: null,
  due: 44_000,
  contact: {
    name: 'Asmita Gurung',
    email: 'asmita@post.example',
    phone: '+9779841234567',
    province: 'Gandaki',
    district: 'Kaski',
    city: 'Pokhara',
    ward: 6,
    streetAddress: 'Baidam, Lakeside',
    landmark: '',
    apartment: '',
    zip: '33700',
    floor: 2,
    hasLift: false,
    access: '',
    note: 'Please call before noon.',
    recipientName: '',
    recipientPhone: '',
    isGift: false,
  },
}

export const productExample: ApiProduct = {
  id: 7,
  slug: 'rara-bed',
  name: 'Rara Bed',
  nepaliName: 'रारा पलङ',
  isListed: true,
  categoryId: 1,
  categoryName: 'Beds',
  subcategoryId: null,
  subcategoryName: null,
  createdAt: '2026-10-01T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  comesAssembled: false,
  packagesAreEstimates: false,
  variants: [
    {
      id: 31,
      productId: 7,
      sku: 'RARA-BED-GREEN',
      ...choice,
      price: 45_000,
      oldPrice: null,
      stock: 4,
      weightKg: 62.5,
      packages: [
        { name: 'Headboard', nepaliName: 'हेडबोर्ड', lengthCm: 165, widthCm: 120, heightCm: 14, weightKg: 24.5 },
        { name: '', nepaliName: '', lengthCm: 208, widthCm: 40, heightCm: 18, weightKg: 41 },
      ],
    },
  ],
}

export const stockExample: ApiStock = {
  variantId: 31,
  productId: 7,
  sku: 'RARA-BED-GREEN',
  stock: 4,
  lowStockAt: 5,
  isLow: true,
}

export const customerExample: ApiCustomer = {
  id: customerId,
  name: 'Asmita Gurung',
  email: 'asmita@post.example',
  phone: '+9779841234567',
  language: 'ne',
  createdAt: '2026-08-01T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
  isBlocked: false,
  orderCount: 1,
  spent: 44_000,
  lastOrderAt: '2026-11-21T06:00:00.000Z',
}

export const invoiceExample: ApiInvoice = {
  id: '9a4b1b5e-6a0f-4b0e-8f0d-6f1f2a3b4c5d',
  kind: 'invoice',
  number: '2083/84-000123',
  day: '2026-11-21',
  bsDay: '2083-08-05',
  issuedAt: '2026-11-21T06:05:00.000Z',
  orderId,
  orderNumber,
  credits: null,
  seller: { name: 'Kastha', vatNumber: '600123456' },
  buyer: { name: 'Asmita Gurung', pan: '', address: 'Baidam, Lakeside, Pokhara-6, Kaski', phone: '+9779841234567' },
  paymentMethod: 'cod',
  lines: [
    {
      position: 0,
      sku: 'RARA-BED-GREEN',
      name: 'Rara Bed',
      hsCode: '9403',
      ...choice,
      quantity: 1,
      rate: 45_000,
      amount: 45_000,
      total: 43_043,
      vat: 4_951,
    },
  ],
  delivery: { total: 957, vat: 111 },
  sums: { goods: 45_000, discount: 2_000, kept: 0, delivery: 1_000, taxable: 38_938, vat: 5_062, total: 44_000 },
}

export const paymentExample: ApiPayment = {
  id: '1f0c1c3e-0e5d-4f8a-9a55-0a4f0f3b2c1d',
  orderId,
  orderNumber,
  method: 'khalti',
  amount: 44_000,
  reference: 'HT6o6PEZRWFJ5ygavzHWd5',
  receivedAt: '2026-11-21T06:04:00.000Z',
}

export const refundExample: ApiRefund = {
  id: '2e0c1c3e-0e5d-4f8a-9a55-0a4f0f3b2c1d',
  orderId,
  orderNumber,
  amount: 44_000,
  isCredit: false,
  promisedAt: '2026-11-22T06:00:00.000Z',
  dueBy: '2026-12-01T06:00:00.000Z',
  doneAt: null,
  reference: null,
}
