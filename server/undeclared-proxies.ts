import { isForwarded, isLoopback, isTrusted } from '../app/platform/base/client-address.server'
import type { Services } from '../app/platform/services/services.server'

type ProxyServices = Pick<Services, 'config' | 'log'>

/** Warns at startup when the public URL implies a reverse proxy but none is trusted. */
export function warnOfMissingProxies({ config, log }: ProxyServices): void {
  if (config.trustedProxies.rules.length > 0) return
  const { protocol, hostname } = new URL(config.publicUrl)
  const needsProxy = protocol === 'https:' || (isHere(config.host) && !isHere(hostname))
  if (needsProxy) log.warn('TRUSTED_PROXIES is not set: behind a reverse proxy, limits cannot tell visitors apart')
}

/** Returns a check that warns once when an untrusted peer sends forwarding headers. */
export function openProxyWatch({ config, log }: ProxyServices): (peer: string, headers: Headers) => void {
  let hasWarned = false
  return (peer, headers) => {
    if (hasWarned || !isForwarded(headers) || isTrusted(peer, config.trustedProxies)) return
    hasWarned = true
    log.warn(
      { peer },
      'a peer that TRUSTED_PROXIES does not name sends forwarding headers: they are not believed; name it there if it is your proxy',
    )
  }
}

function isHere(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'))
}
