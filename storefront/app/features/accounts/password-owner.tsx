/**
 * Names the account of a form's password for password managers. The field is rendered, since some ignore hidden ones.
 */
export function PasswordOwner({ email }: { email: string }) {
  return (
    <input
      type="email"
      className="visually-hidden"
      aria-hidden="true"
      tabIndex={-1}
      autoComplete="username"
      value={email}
      readOnly
    />
  )
}
