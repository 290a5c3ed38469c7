import { AppError } from '../../errors.ts'
import { scheduleProblems, type Schedule } from './schedule-problems.ts'

/**
 * @param before  as it stood; absent for what is new
 * @throws AppError invalid_input
 */
export function refuseWrongSchedule(schedule: Schedule, before?: Schedule, now = new Date()): void {
  const problems = Object.entries(scheduleProblems(schedule, before, now))
  const [first] = problems
  if (first) throw new AppError('invalid_input', `${first[1]}.`, Object.fromEntries(problems))
}
