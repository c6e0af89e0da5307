/**
 * The boundary above the router: any error there shows a message and a way to continue instead of a blank
 * page.
 */

import { Component, type ReactNode } from 'react'
import { forgetStoredReplies } from '#src/api/replies/replies.ts'
import { forgetCopies } from '#src/stores/browser/guarded-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { words } from '../words.ts'
import { openNewestRelease } from '../worker/take-release.ts'

/**
 * A reply stored in an earlier visit may have broken the page: without it, the next try uses the server's
 * reply.
 */
export function dropStoredCopies(): void {
  forgetStoredReplies()
  forgetCopies()
}

export class AppBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    dropStoredCopies()
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <>
        <h1>{words.newRelease.title}</h1>
        <p>{words.newRelease.text}</p>
        <Button onClick={() => void openNewestRelease()}>{words.reload}</Button>
      </>
    )
  }
}
