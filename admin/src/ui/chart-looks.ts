/** Today's bar is paler: the day is not over. */
export const TODAYS_OPACITY = 0.5
