/** See build-tools/compile-messages.ts. */
declare module '*.ts?accounts' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?cart' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?checkout' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?comparison' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?home' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?later' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?list' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?listing' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?orders' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?payments' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?reviews' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?session' {
  export const messages: Record<string, unknown>
}
