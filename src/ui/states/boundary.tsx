/**
 * Wraps a part that renders other people's content: if it cannot be rendered, a message replaces it, and the
 * rest of the page stays.
 */

import { Component, type ReactNode } from 'react'
import { Failed } from './failed.tsx'

interface BoundaryProps {
  /** Replaces the part. */
  text: string
  children: ReactNode
}

export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { text, children } = this.props
    if (!this.state.hasFailed) return children
    return <Failed shape="row" error={{ msg: text }} onRetry={() => this.setState({ hasFailed: false })} />
  }
}
