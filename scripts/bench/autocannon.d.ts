/** The little of autocannon that the benchmarks use; the package brings no types. */
declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests?: { path: string }[];
  }
  interface Result {
    /** Answers a second. */
    requests: { average: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
