import { widerNetworks } from "#domain/api/budgets.ts";

/** A network that a request comes from. */
export interface Network {
  readonly prefixBits: 32 | 48 | 56 | 64;
  /** The network's address, such as `203.0.113.9` or `2001:db8:0:12/64`. Never stored: hash it with a key. */
  readonly name: string;
  /** How many times the budget of one connection the network has. */
  readonly times: number;
}

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

export const isLoopback = (request: Request): boolean => loopbackHosts.has(new URL(request.url).hostname);

const partBits = 16;

/** The first four of the eight parts of an IPv6 address, as numbers (RFC 4291, section 2.2). */
const firstParts = (address: string): readonly number[] => {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 64 / partBits).map((part) => Number.parseInt(part, 16) || 0);
};

const prefixOf = (parts: readonly number[], prefixBits: number): string =>
  parts
    .map((part, index) => {
      const bits = Math.min(partBits, Math.max(0, prefixBits - index * partBits));
      return ((part >> (partBits - bits)) << (partBits - bits)).toString(16);
    })
    .join(":");

/** The IPv4 address in `203.0.113.9` or `::ffff:203.0.113.9`; undefined for other addresses. */
const ipv4Of = (address: string): string | undefined => /^(?:::ffff:)?(\d+(?:\.\d+){3})$/iu.exec(address)?.[1];

/**
 * The networks of the visitor's address as the edge sees it, narrowest first: one for IPv4, /64, /56 and /48 for IPv6
 * (docs/product/counters-and-limits.md, "Who a visitor is"). Payloads and X-Forwarded-For are never used. On localhost,
 * where no edge sets the header, all requests come from the same network.
 */
export const networksOf = (request: Request): readonly Network[] => {
  if (isLoopback(request)) return [{ prefixBits: 32, name: "loopback", times: 1 }];
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  const ipv4 = ipv4Of(address);
  if (ipv4 !== undefined || !address.includes(":")) return [{ prefixBits: 32, name: ipv4 ?? address, times: 1 }];
  const parts = firstParts(address);
  return widerNetworks.map(({ prefixBits, times }) => ({
    prefixBits,
    name: `${prefixOf(parts, prefixBits)}/${prefixBits}`,
    times,
  }));
};
