import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Session, SessionsReply, UserProfile } from '#contract/accounts.ts'
import MyAccountPage from '../../../routes/my-account.tsx'
import { answerApi, done, refused } from '../../../test/answer-api.ts'
import { givenMember } from '../../../test/given-member.ts'
import { openPage } from '../../../test/open-page.tsx'

export const unauthorized = refused(401, 'unauthorized', 'Session expired. Please login again.')

export const thisSession: Session = {
  _id: '6f4f6f0c-6f0b-4c7a-9f3b-0a8a2e1d5c01',
  device: 'Chrome on Linux',
  place: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  lastSeenAt: '2026-11-20T06:00:00.000Z',
  isThis: true,
}

export const sessionsOf = (data: Session[]) => done('', { data } satisfies Partial<SessionsReply>)

/** Opens the account page of a shopper logged in on this device only, unless `answers` say otherwise. */
export async function openAccount(
  changes: Partial<UserProfile> = {},
  answers: Parameters<typeof answerApi>[0] = {},
): Promise<UserProfile> {
  const user = givenMember(changes)
  answerApi({
    'GET /api/user/sessions': sessionsOf([thisSession]),
    'GET /api/notices': done('', { data: [] }),
    'GET /api/user/credit': done('', { data: { balance: 0, isBlocked: false, entries: [] } }),
    'GET /api/addresses': done('', { data: [] }),
    ...answers,
  })
  await openPage('/my-account', MyAccountPage)
  await expect.element(profile()).toBeVisible()
  return user
}

export const profile = () => page.getByRole('form', { name: 'User Profile' })
