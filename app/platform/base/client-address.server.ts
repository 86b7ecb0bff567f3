import { BlockList, isIP, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** @param entries IP addresses, or networks in CIDR notation (RFC 4632, RFC 4291): `10.0.0.0/8` @throws {Error} naming the entry that is neither */
export function proxyList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix, ...rest] = entry.split('/')
    const version = isIP(address)
    const bits = version === 6 ? 128 : 32
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1
    if (version === 0 || rest.length > 0 || length < 0 || length > bits)
      throw new Error(`"${entry}" is no IP address, and no network such as 10.0.0.0/8.`)
    list.addSubnet(address, length, family(address))
  }
  return list
}

/** Clients that a trusted proxy cannot name (RFC 7239, section 6.2). They share their limits. */
const UNKNOWN = 'unknown'

/** Address of the client: the peer, or the last untrusted address in the `X-Forwarded-For` of a trusted proxy, or `unknown`. */
export function clientAddress(peer: string, forwardedFor: string | null, trustedProxies: BlockList): string {
  let address = plain(peer)
  const hops = (forwardedFor ?? '').split(',').map(addressOfHop).filter(Boolean)
  while (isTrusted(address, trustedProxies)) {
    const hop = hops.pop()
    if (hop === undefined) break
    if (!isIP(hop)) return UNKNOWN
    address = hop
  }
  return address
}

/** Some proxies add the port: `198.51.100.9:1000`, `[2001:db8::9]:1000`. */
function addressOfHop(hop: string): string {
  const written = hop.trim().replace(/^"(.*)"$/, '$1')
  const [, bracketed, bare] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/.exec(written) ?? []
  return plain(bracketed ?? bare ?? written)
}

export function isTrusted(peer: string, trustedProxies: BlockList): boolean {
  const address = plain(peer)
  return isIP(address) !== 0 && trustedProxies.check(address, family(address))
}

export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, family(address))
}

/** Headers that proxies add: RFC 7239, RFC 9110, and those of products. */
const FORWARDING_HEADER = /^(?:x-forwarded(?:-.*)?|forwarded|via|.*-(?:real|client|connecting|original)-ip|client-ip)$/

export function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some((name) => FORWARDING_HEADER.test(name))
}

/** What limits count by: IPv6 by its /64, one household. Null for this machine, where a limit would shut out all clients. */
export function limitBucket(address: string): string | null {
  if (isLoopback(address)) return null
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const groups = address.includes('::')
    ? [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
    : front
  return `${groups.slice(0, 4).join(':')}::/64`
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** IPv4 addresses plainly, even on IPv6 sockets; never with a zone. */
function plain(address: string): string {
  return address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '')
}
