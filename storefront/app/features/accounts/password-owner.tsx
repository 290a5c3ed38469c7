/** Tells password managers whose password a form is about; in the page, since some overlook what is not displayed. */
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
