/** A floor lamp with its plug beside the socket. */
export function Lamp() {
  return (
    <svg className="lamp" viewBox="0 0 264 184" width="264" height="184" aria-hidden="true">
      <path className="floor" d="M2 164h260" />
      <path className="shade" d="M66 18h44l18 46H48z" />
      <path d="M88 64v92M66 164q0-8 8-8h28q8 0 8 8M102 64v12" />
      <path className="cable" d="M110 160c20 0 22-12 40-12s16 12 34 10" />
      <path className="plug" d="M184 150h14v14h-14zM198 153h7M198 161h7" />
      <path className="socket" d="M226 96h26v34h-26zM235 108v10M243 108v10" />
    </svg>
  )
}
