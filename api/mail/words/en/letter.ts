/** What mails of all kinds say. */
export const letter = {
  greeted: (name: string) => `Namaste ${name},`,
  unnamed: 'Namaste,',
  instant: (date: string, time: string) => `${date} at ${time}, Nepal time`,
}
