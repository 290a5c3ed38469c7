/** For its test; scripts that run before the installation are plain JavaScript. */
export type AuditException = { advisory: string; why: string; until: string }

export function judge(
  report: object,
  options: { exceptions: AuditException[]; today: string; mustAnswer: boolean },
): { status: number; output: string; note?: string }
