/** The ten-minute token of a login with too many devices: in memory alone, never in the cookie. (ruling R33) */
let token: string | undefined

export function halfLoginGranted(accessToken: string): void {
  token = accessToken
}

export function halfLoginEnded(): void {
  token = undefined
}

export function halfLoginToken(): string | undefined {
  return token
}
