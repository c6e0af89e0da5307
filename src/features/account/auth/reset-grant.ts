/**
 * The grant for one new password, from a verified code: only in memory, like the device-removal token.
 * (ruling R11)
 */
let resetToken: string | undefined

export function resetGranted(token: string): void {
  resetToken = token
}

export function resetUsed(): void {
  resetToken = undefined
}

export function resetGrant(): string | undefined {
  return resetToken
}
