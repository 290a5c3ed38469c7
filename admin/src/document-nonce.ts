/** Returns the nonce for style elements from the document's policy (admin/server/index-page.ts). */
export function documentNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
