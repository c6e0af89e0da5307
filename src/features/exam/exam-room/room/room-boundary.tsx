/**
 * Wraps the room: if anything breaks in it, the answers are kept, and the room opens again on the same page.
 */

import { Component, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import hand from '../after/hand-in.module.css'

/** The browser's translator wraps each text in this element. */
const isTranslated = () => document.querySelector('font') !== null

interface RoomState {
  hasFailed: boolean
  times: number
}

export class RoomBoundary extends Component<{ children: ReactNode }, RoomState> {
  override state: RoomState = { hasFailed: false, times: 0 }

  static getDerivedStateFromError(): Partial<RoomState> {
    return { hasFailed: true }
  }

  /** A room that breaks again needs a new page; the answers are on the device. */
  readonly #open = () => {
    if (this.state.times > 0) window.location.reload()
    else this.setState(({ times }) => ({ hasFailed: false, times: times + 1 }))
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const { broken } = words
    return (
      <div className={hand.single} translate="no">
        <Card as="section" padding="lg" role="alert">
          <Text as="h1" variant="title" tight>
            {broken.title}
          </Text>
          <p>{broken.text}</p>
          {isTranslated() && <p>{broken.translated}</p>}
          <Button onClick={this.#open}>{broken.again}</Button>
        </Card>
      </div>
    )
  }
}
