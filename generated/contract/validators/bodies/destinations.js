// Generated from spec/ by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js';
import { CountryCode as validate1 } from '../bodies/accounts.js';
export { validate0 as CreatePayoutDestinationRequest };
const schema0 = {"type":"object","description":"The destination to add. Send the fields of its type and no others. The type determines which fields are required, and their format.","additionalProperties":false,"properties":{"type":{"type":"string","x-values-also":["ONCHAIN_WALLET","PAYMENT_APP_C"],"x-values-of":"PayoutDestinationType","x-code":"DESTINATION_RAIL_NOT_AVAILABLE","description":"The type: ONCHAIN_WALLET (or STABLECOIN_ADDRESS), PAYMENT_APP_A, PAYMENT_APP_B, US_BANK_ACH, SEPA or SERVICE_BALANCE; ONCHAIN_WALLET by default if an address is given. PAYMENT_APP_C is refused with VALIDATION_FAILED, any other value with DESTINATION_RAIL_NOT_AVAILABLE.","examples":["PAYMENT_APP_A"],"enum":["ONCHAIN_WALLET","PAYMENT_APP_C","STABLECOIN_ADDRESS","PAYMENT_APP_A","PAYMENT_APP_B","US_BANK_ACH","SEPA","SERVICE_BALANCE"]},"asset":{"type":"string","minLength":1,"maxLength":16,"x-code":"DESTINATION_RAIL_CONSTRAINT","description":"For ONCHAIN_WALLET: USDC, the default, on every network except tron, or USDT on ethereum and tron."},"network":{"type":"string","minLength":1,"maxLength":40,"x-code":"UNSUPPORTED_NETWORK","description":"For ONCHAIN_WALLET, in lower case: base, base-sepolia, ethereum, polygon, arbitrum, solana or tron; the deployment's network by default."},"address":{"type":"string","minLength":1,"maxLength":128,"x-code":"INVALID_DESTINATION_ADDRESS","description":"For ONCHAIN_WALLET: the address, stored exactly as it is sent. An EVM address is `0x` and 40 hex digits, with a valid checksum if it is in mixed case, and not the zero address. A Solana address is the base58 of a public key on the curve. A Tron address is 34 characters of base58check that begin with T. Two EVM addresses that differ only in case are the same destination."},"email":{"type":"string","maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$","description":"For PAYMENT_APP_A: the e-mail address of the account. Send either `email` or `phone`."},"phone":{"type":"string","pattern":"^\\+[1-9][0-9]{6,14}$","description":"For PAYMENT_APP_A: send either `phone` or `email`. For PAYMENT_APP_B: send either `phone` or `handle`. The phone number of the account in E.164 form."},"handle":{"type":"string","minLength":1,"maxLength":64,"x-code":"INVALID_DESTINATION_ADDRESS","description":"For PAYMENT_APP_B: the handle of the account. Send either `handle` or `phone`. 1 to 30 letters, digits, dots, hyphens and underscores, without `@`."},"routingNumber":{"type":"string","minLength":1,"maxLength":32,"x-code":"INVALID_DESTINATION_ADDRESS","description":"For US_BANK_ACH: 9 digits with an assigned ABA prefix and a valid checksum."},"accountNumber":{"type":"string","minLength":1,"maxLength":64,"x-code":"INVALID_DESTINATION_ADDRESS","description":"For US_BANK_ACH: 4 to 17 digits."},"iban":{"type":"string","minLength":1,"maxLength":64,"x-code":"INVALID_DESTINATION_ADDRESS","description":"For SEPA: an IBAN with a valid checksum and the length of its country."},"country":{"description":"ISO 3166-1 alpha-2 country code. The default depends on the rail.","imported":"CountryCode"},"currency":{"type":"string","pattern":"^[A-Z]{3}$","description":"ISO 4217 currency code. The default depends on the rail."},"label":{"type":"string","minLength":1,"maxLength":80,"description":"A label of your own."}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = module0.default;
const pattern0 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
const pattern1 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");
const pattern2 = new RegExp("^[A-Z]{3}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.type.enum;
if(!((((((((data0 === "ONCHAIN_WALLET") || (data0 === "PAYMENT_APP_C")) || (data0 === "STABLECOIN_ADDRESS")) || (data0 === "PAYMENT_APP_A")) || (data0 === "PAYMENT_APP_B")) || (data0 === "US_BANK_ACH")) || (data0 === "SEPA")) || (data0 === "SERVICE_BALANCE"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.asset !== undefined){
let data1 = data.asset;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 16){
const err3 = {instancePath:instancePath+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/asset",schemaPath:"#/properties/asset/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.network !== undefined){
let data2 = data.network;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 40){
const err6 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.address !== undefined){
let data3 = data.address;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 128){
const err9 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data3) < 1){
const err10 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.email !== undefined){
let data4 = data.email;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 254){
const err12 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern0.test(data4)){
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.phone !== undefined){
let data5 = data.phone;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err15 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.handle !== undefined){
let data6 = data.handle;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 64){
const err17 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data6) < 1){
const err18 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.routingNumber !== undefined){
let data7 = data.routingNumber;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 32){
const err20 = {instancePath:instancePath+"/routingNumber",schemaPath:"#/properties/routingNumber/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data7) < 1){
const err21 = {instancePath:instancePath+"/routingNumber",schemaPath:"#/properties/routingNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/routingNumber",schemaPath:"#/properties/routingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.accountNumber !== undefined){
let data8 = data.accountNumber;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 64){
const err23 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data8) < 1){
const err24 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.iban !== undefined){
let data9 = data.iban;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 64){
const err26 = {instancePath:instancePath+"/iban",schemaPath:"#/properties/iban/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data9) < 1){
const err27 = {instancePath:instancePath+"/iban",schemaPath:"#/properties/iban/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/iban",schemaPath:"#/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.country !== undefined){
let data10 = data.country;
const _errs22 = errors;
if(!(validate1(data10, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs22 === errors;
}
if(data.currency !== undefined){
let data11 = data.currency;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
const err29 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs23 === errors;
}
if(data.label !== undefined){
let data12 = data.label;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 80){
const err31 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data12) < 1){
const err32 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid0 = _errs25 === errors;
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate2 as UpdatePayoutDestinationRequest };

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "priority")) || (key0 === "allowAutomaticFallback"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 80){
const err1 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.priority !== undefined){
let data1 = data.priority;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.allowAutomaticFallback !== undefined){
let data2 = data.allowAutomaticFallback;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
const err7 = {instancePath:instancePath+"/allowAutomaticFallback",schemaPath:"#/properties/allowAutomaticFallback/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export { validate3 as VerifyPayoutDestinationRequest };
const pattern3 = new RegExp("^0x([0-9a-fA-F]{2}){65,2048}$", "u");
const pattern4 = new RegExp("^(0|[1-9][0-9]{0,77})$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "signature") || (key0 === "nonce")) || (key0 === "expiresAt"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.signature !== undefined){
let data0 = data.signature;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err1 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/pattern",keyword:"pattern",params:{pattern: "^0x([0-9a-fA-F]{2}){65,2048}$"},message:"must match pattern \""+"^0x([0-9a-fA-F]{2}){65,2048}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.nonce !== undefined){
let data1 = data.nonce;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,77})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,77})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.expiresAt !== undefined){
let data2 = data.expiresAt;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 253402300799 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 253402300799},message:"must be <= 253402300799"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
