import { describe, expect, it } from "vitest";
import { networksOf } from "./networks.ts";

const from = (address: string | undefined, host = "lampstand.example") =>
  networksOf(
    new Request(`https://${host}/`, { headers: address === undefined ? {} : { "CF-Connecting-IP": address } }),
  );
const namesFrom = (address: string): readonly string[] => from(address).map(({ name }) => name);

describe("the networks of a request", () => {
  it("are one for IPv4, also for an IPv4-mapped IPv6 address", () => {
    const expected = [{ prefixBits: 32, name: "203.0.113.9", times: 1 }];
    expect(from("203.0.113.9")).toEqual(expected);
    expect(from("::ffff:203.0.113.9")).toEqual(expected);
  });

  it("are three for IPv6, wider ones with larger budgets", () => {
    expect(from("2001:db8:12:34ab:1:2:3:4")).toEqual([
      { prefixBits: 64, name: "2001:db8:12:34ab/64", times: 1 },
      { prefixBits: 56, name: "2001:db8:12:3400/56", times: 4 },
      { prefixBits: 48, name: "2001:db8:12:0/48", times: 8 },
    ]);
  });

  it("are the same for different spellings of an address", () => {
    const names = namesFrom("2001:db8::1");
    expect(names[0]).toBe("2001:db8:0:0/64");
    for (const spelling of ["2001:DB8:0:0:0:0:0:1", "2001:0db8::0001", "2001:db8:0::ffff:2"])
      expect(namesFrom(spelling)).toEqual(names);
    expect(namesFrom("::1")[0]).toBe("0:0:0:0/64");
    expect(namesFrom("fe80::")[0]).toBe("fe80:0:0:0/64");
  });

  it("group the addresses of a /48 into 256 networks of /56 and 65,536 of /64", () => {
    const seen = [new Set<string>(), new Set<string>(), new Set<string>()] as const;
    for (let subnet = 0; subnet < 65_536; subnet++)
      namesFrom(`2001:db8:7:${subnet.toString(16)}::1`).forEach((name, width) => seen[width]?.add(name));
    expect(seen.map(({ size }) => size)).toEqual([65_536, 256, 1]);
  });

  it("are one for all requests on localhost, and one for all requests without an address", () => {
    expect(from("203.0.113.9", "localhost")).toEqual([{ prefixBits: 32, name: "loopback", times: 1 }]);
    expect(from(undefined)).toEqual([{ prefixBits: 32, name: "unknown", times: 1 }]);
  });
});
