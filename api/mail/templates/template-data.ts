/** What each mail is filled with. `name` is the person's own, as typed; `at` an instant in ISO form. */
export type TemplateData = {
  'verify-email': { name: string; code: string }
  'account-exists': { name: string }
  'reset-password': { name: string; code: string }
  welcome: { name: string }
  'password-changed': { name: string; at: string }
  /** `place` as a network in front of the shop names it; null where none does. */
  'new-device': { name: string; device: string; place: string | null; at: string }
}

export type TemplateName = keyof TemplateData
