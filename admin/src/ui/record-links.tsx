import { Link } from 'react-router-dom'

/** Opens the page of an order. */
export function OrderLink({ id, number }: { id: string; number: string }) {
  return <Link to={`/orders/${id}/show`}>{number}</Link>
}

/** Calls a mobile number of ten digits; nothing without a number. */
export function PhoneLink({ phone }: { phone: string }) {
  return phone !== '' && <a href={`tel:+977${phone}`}>{phone}</a>
}
