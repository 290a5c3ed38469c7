/** Everything that can be wrong with what a shopper gives about an account, and the sentence that says so in English. */
export const accountProblems = {
  'all-required': 'All fields are required',
  'marked-required': 'All fields marked with * are required',
  name: 'Please enter your name, at most 100 characters',
  'email-empty': 'Please enter email id!',
  'email-missing': 'Email is missing. Please start the password reset process again.',
  'email-format': 'Invalid email format',
  phone: 'Please enter a valid 10-digit phone number from NTC, Ncell, Smart Cell, UTL, or Hello Mobile',
  'password-short': 'Password must be at least 6 characters long',
  'password-long': 'Password must be at most 200 characters long',
  'password-common': 'This password is one of the most common. Please choose another.',
  'passwords-differ': 'Passwords do not match!',
  'new-passwords-differ': 'New password and confirm password do not match',
  'old-password': 'Old password is not correct',
  'same-password': 'Old password and new password cannot be same',
  young: 'You must be at least 18 years old',
  'birth-date': 'Please enter a valid date of birth',
  province: 'Please choose one of the seven provinces',
  district: 'Please choose a district of the province',
  code: 'Please enter the 6-digit code',
  terms: 'Please agree to our Terms and Privacy Policy to continue',
  'wrong-password': 'The password is not correct',
  'email-fixed': 'Email cannot be changed',
  'birth-date-fixed': 'Date of birth cannot be changed',
  'country-fixed': 'Country cannot be changed',
  'hidden-sign': 'Please remove line breaks and invisible characters',
  'too-long': 'Please use at most 200 characters',
} as const

export type AccountProblem = keyof typeof accountProblems

/** What is wrong with each field. The first of `names` that has a problem is the one a form shows first. */
export type Problems<Field extends string> = Partial<Record<Field, AccountProblem>>
