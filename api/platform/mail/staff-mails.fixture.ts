import type { TemplateData } from './templates/template-data.ts'

const at = '2026-11-21T16:04:00.000Z'

type StaffMail = 'staff-invited' | 'staff-reset' | 'staff-news' | 'sms-trouble' | 'webhook-paused' | 'purchase-order'

/** Sample data for each mail to the staff. */
export const staffMails: { [Name in StaffMail]: [TemplateData[Name], ...TemplateData[Name][]] } = {
  'staff-invited': [{ name: 'Mina Rai', role: 'support', invitedBy: 'Bishnu Tamang', token: 'abc', until: at }],
  'staff-reset': [{ name: 'Mina Rai', token: 'abc' }],
  'staff-news': [
    { name: 'Mina Rai', news: 'password-changed', at },
    { name: 'Mina Rai', news: 'totp-on', at },
    { name: 'Mina Rai', news: 'totp-off', at },
    { name: 'Mina Rai', news: 'totp-reset', at },
    { name: 'Mina Rai', news: 'recovery-used', codesLeft: 7, at },
    { name: 'Mina Rai', news: 'recovery-renewed', at },
    { name: 'Mina Rai', news: 'role-changed', role: 'manager', at },
    { name: 'Mina Rai', news: 'bank-changed', bank: { before: '4321', after: '8765' }, at },
    { name: 'Mina Rai', news: 'bank-changed', bank: { before: '', after: '8765' }, at },
    {
      name: 'Mina Rai',
      news: 'contact-changed',
      contact: {
        before: { phone: '+97715550123', email: 'namaste@kastha.example' },
        after: { phone: '+97715550199', email: 'hello@kastha.example' },
      },
      at,
    },
    {
      name: 'Mina Rai',
      news: 'person-deleted',
      deletion: { by: 'Bishnu Tamang', counts: { account: 1, orders: 3, sms: 0 } },
      at,
    },
    { name: 'Mina Rai', news: 'backup-old', backup: at, at },
    { name: 'Mina Rai', news: 'backup-old', backup: null, at },
  ],
  'sms-trouble': [
    { gateway: 'sparrow', kind: 'halted', why: '403: 1012 no credits' },
    { gateway: 'aakash', kind: 'refused', why: '200: The text field is required.' },
    { gateway: 'sparrow', kind: 'capped', why: '1000 parts a day' },
  ],
  'webhook-paused': [
    { host: 'books.example', description: 'Accounting', state: 'failing', why: 'HTTP 500' },
    { host: 'books.example:8443', description: '', state: 'gone', why: 'HTTP 410' },
  ],
  'purchase-order': [
    {
      name: 'Hari Shrestha',
      number: 'PO-2083/84-0007',
      expectedOn: '2026-12-05',
      note: 'Please call before you come.',
      total: 84_000,
      lines: [
        { name: 'Rara bed, 153*200', code: 'RB-5', quantity: 6, cost: 14_000 },
        { name: 'Asan bedside table', code: '', quantity: 1, cost: 0 },
      ],
    },
    { name: 'Himal Timber', number: 'PO-2083/84-0008', expectedOn: '2026-12-05', note: '', total: 0, lines: [] },
  ],
}
