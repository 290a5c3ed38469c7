/** Texts of the room plans in a member's account. */
export const messages = {
  'account-plan.keep': 'Keep in my account',
  'account-plan.keep-again': 'Keep it again',
  'account-plan.kept': 'Kept in your account',
  'account-plan.waiting': 'Keeping in your account…',
  'account-plan.offline': 'Not kept in your account yet: no network. This browser has it.',
  'account-plan.no-answer': 'Not kept in your account yet: the shop does not answer. This browser has it.',
  'account-plan.refused': 'Not kept in your account: {reason}',
  'account-plan.gone': 'Deleted from your account on another device. This browser still has it.',

  'account-plan.conflict': 'Another device changed this plan: {when}.',
  'account-plan.differs':
    'There it has {there, plural, =0 {no furniture} one {# piece} other {# pieces}}, here {here, plural, =0 {none} one {# piece} other {# pieces}}.',
  'account-plan.other-room': 'Room or name differ, too.',
  'account-plan.nothing-lost': 'The one that you do not choose goes to your earlier plans.',
  'account-plan.take-newest': 'Take the other one',
  'account-plan.keep-mine': 'Keep this one',
  'account-plan.taken': 'This is the plan of the other device. Yours is among the earlier ones.',

  'account-plan.plans': 'Plans in your account',
  'account-plan.none': 'No plan is in your account yet. Draw a room, then keep it.',
  'account-plan.facts': '{size}, last change: {when}',
  'account-plan.is-open': 'Open here',
  'account-plan.open': 'Open',
  'account-plan.open-one': 'Open {name}',
  'account-plan.opened': '{name} is open.',
  'account-plan.delete': 'Delete',
  'account-plan.delete-one': 'Delete {name}',
  'account-plan.deleted': '{name} is deleted from your account.',
  'account-plan.undo': 'Undo',
  'account-plan.not-done': 'That did not work. Check your connection and try again.',
} as const
