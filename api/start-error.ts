/** The shop cannot start, or a command cannot do its work, and the message (one line, no secrets) tells the person who started it what to do. */
export class StartError extends Error {}
