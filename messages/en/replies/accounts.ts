/** Replies about accounts, sessions, codes and saved addresses. */
export const messages = {
  'accounts.wrong-login': 'Invalid email or password',
  'accounts.blocked': 'This account is blocked. Please contact us.',
  'accounts.unverified': 'Please verify your email address first.',
  'accounts.not-your-email': 'This is not your email.',
  'accounts.not-your-account': 'This is not your account.',
  'accounts.order-open':
    'Your order {number} is still on its way. You can delete your account once it is delivered or cancelled.',
  'accounts.credit-left':
    'You have {amount} of store credit. Please spend it first, or ask us to move it to a gift card.',
  'accounts.order-unsettled':
    'You are returning order {number}, or we still owe you a refund for it. You can delete your account once that is done.',

  'sessions.not-found': 'Session not found.',

  'codes.verified': 'OTP verified successfully!',
  'codes.email-verified': 'Email verified successfully!',
  'codes.wrong': 'Invalid or expired OTP',
  'codes.too-many-tries': 'Too many wrong tries. Please request a new OTP.',
  'codes.too-many-requests': 'Too many OTP requests. Please try again {when}.',
  'codes.wait': 'Please wait {when} before requesting another OTP.',
  'codes.not-verified': 'Please verify the OTP sent to your email first.',

  'avatars.not-yours': 'This is not your image.',

  'addresses.not-found': 'This address is no longer saved.',
  'addresses.saved': 'Address saved',
  'addresses.district-saved': 'District saved',
  'addresses.removed': 'Address removed',
} as const
