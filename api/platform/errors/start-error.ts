/** The server cannot start, or a command cannot do its work. The message (one line, no secrets) tells the operator what to do. */
export class StartError extends Error {}
