/** The shop cannot start, and the message (one line, no secrets) tells the person who started it what to do. */
export class StartError extends Error {}
