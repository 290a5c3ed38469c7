/** See build-tools/compile-messages.ts. */
declare module '*.ts?later' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?session' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?accounts' {
  export const messages: Record<string, unknown>
}
