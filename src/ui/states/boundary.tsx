/** Around a part that draws what other people have sent: what cannot be drawn leaves a sentence in its place, and the rest stands. */

import { Component, type ReactNode } from 'react'
import { Failed } from './failed.tsx'

interface BoundaryProps {
  /** Stands in place of the part. */
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
