import { Component, type ReactNode } from 'react'

type PagePartProps = {
  /** Shown if the part fails; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/** A part of a page. If it fails, such as on a malformed response, the rest of the page stays. */
export class PagePart extends Component<PagePartProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page failed', error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
