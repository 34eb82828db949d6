declare module '@20minutes/s3rver' {
  /** A server that speaks S3, on a folder. It accepts the key 'S3RVER' with the secret 'S3RVER'. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
