import tokens from '../../ui/tokens.css?inline'

/** The token `--paper`, for use outside style sheets. */
export const paper = /--paper:\s*(#[0-9a-f]+)/i.exec(tokens)![1]!
