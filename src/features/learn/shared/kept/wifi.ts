/** The kind of the connection, where the browser tells: Chrome on phones. */
const readKind = () => (navigator as { connection?: { type?: string } }).connection?.type

export const canTellWifi = () => readKind() !== undefined
export const isOnWifi = () => readKind() === 'wifi'
