/** Types for the small part of autocannon that the benchmarks use, since the package has none. */
declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests?: { path: string }[];
  }
  interface Result {
    /** Responses: per second, and all of them. */
    requests: { average: number; total: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
