import tokens from '../../ui/tokens.css?inline'

/** `--paper` of the tokens, for what is no style sheet. */
export const paper = /--paper:\s*(#[0-9a-f]+)/i.exec(tokens)![1]!
