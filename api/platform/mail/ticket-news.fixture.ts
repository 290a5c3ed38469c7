import type { TicketNews } from './templates/template-data.ts'

export const ticket: TicketNews = {
  name: 'आशा गुरुङ',
  number: 'KT-261121-7F3K9Q2M',
  key: 'abc',
  kind: 'complaint',
  orderNumber: 'KA-261121-7F3K9Q2M',
}
