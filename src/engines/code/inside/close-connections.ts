/**
 * Takes every way to open a connection or a store out of the realm in which code runs. The policy denies all of them but
 * WebRTC, for which browsers have no policy yet; the others go too, so that the code meets "not defined" and no
 * refused request. (ruling R89, docs/decisions/0035)
 */

const OPENS =
  /RTC|^(?:fetch|fetchLater|XMLHttpRequest|XMLHttpRequestUpload|XMLHttpRequestEventTarget|EventSource|WebSocket|WebSocketStream|WebSocketError|WebTransport\w*|PresentationRequest|importScripts|indexedDB|caches|cookieStore)$/

/** Calls for each object from the realm's global to the end of its prototypes. */
export function closeConnections(realm: object): void {
  for (
    let holder: object | null = realm;
    holder !== null && holder !== Object.prototype;
    holder = Object.getPrototypeOf(holder) as object | null
  )
    for (const name of Object.getOwnPropertyNames(holder))
      if (OPENS.test(name)) Reflect.deleteProperty(holder, name)
}
