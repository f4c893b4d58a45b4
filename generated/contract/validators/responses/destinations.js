// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
export { validate0 as OwnershipStatus };
const schema0 = {"type":"string","enum":["DECLARED","SIGNATURE_VERIFIED","PROVIDER_VERIFIED","INTERNAL","FAILED"],"description":"How the ownership of a destination was established: DECLARED by the tenant, SIGNATURE_VERIFIED by a signature of its key, PROVIDER_VERIFIED by the provider, INTERNAL for the tenant's own balance, FAILED if the last verification was rejected."};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema0.enum;
if(!(((((data === "DECLARED") || (data === "SIGNATURE_VERIFIED")) || (data === "PROVIDER_VERIFIED")) || (data === "INTERNAL")) || (data === "FAILED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate1 as PayoutDestination };
const schema1 = {"type":"object","description":"A place where a tenant can be paid. Its address or account never changes: to be paid elsewhere, add another destination.","additionalProperties":false,"required":["id","type","asset","network","address","provider","country","currency","label","maskedLabel","status","ownershipStatus","verificationCredentialId","priority","allowAutomaticFallback","isDefault","consentedAt","verifiedAt","revokedAt","createdAt"],"properties":{"id":{"type":"string","description":"The destination.","examples":["dst_01k9zt5r7m8q4x2v6b3n1c0d20"]},"type":{"description":"The type of the destination, which determines the payout method.","$ref":"PayoutDestinationType"},"asset":{"type":["string","null"],"description":"Code of the token; null for destinations that are not on a chain."},"network":{"type":["string","null"],"description":"Name of the network; null for destinations that are not on a chain."},"address":{"type":["string","null"],"description":"The address exactly as it was given; null for destinations that are not on a chain."},"provider":{"type":["string","null"],"description":"Name of the provider that pays to this destination; null if there is none."},"country":{"type":["string","null"],"description":"Country of the destination, ISO 3166-1 alpha-2."},"currency":{"type":["string","null"],"description":"Currency of the destination, an ISO 4217 code."},"label":{"type":["string","null"],"description":"A label of the tenant's own."},"maskedLabel":{"type":"string","description":"The address or account, masked. It is stored encrypted and never returned in full, except for wallet addresses.","examples":["+*******4567"]},"status":{"description":"The status of the destination. Only an ACTIVE one can be paid.","$ref":"PayoutDestinationStatus"},"ownershipStatus":{"description":"How the tenant's ownership of the destination was established.","$ref":"OwnershipStatus"},"verificationCredentialId":{"type":["string","null"],"description":"Id of the DESTINATION_OWNERSHIP credential that a verified signature has issued; null without one."},"priority":{"type":"integer","minimum":0,"maximum":1000,"description":"Priority among the tenant's destinations; lower numbers come first."},"allowAutomaticFallback":{"type":"boolean","description":"The tenant's consent to be paid here if another route fails. It is stored for later use: no payment is rerouted automatically."},"isDefault":{"type":"boolean","description":"True for the tenant's default destination, which is preferred when routes rank equal."},"consentedAt":{"type":["string","null"],"format":"date-time","description":"Time of the consent to be paid here, which is the time of creation."},"verifiedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the destination became ACTIVE; null before."},"revokedAt":{"type":["string","null"],"format":"date-time","description":"Time of the revocation; null while the destination is not REVOKED."},"createdAt":{"type":"string","format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const schema2 = {"type":"string","enum":["STABLECOIN_ADDRESS","PAYMENT_APP_A","PAYMENT_APP_B","US_BANK_ACH","SEPA","SERVICE_BALANCE"],"description":"The type of a destination, which determines the payout method. An ONCHAIN_WALLET is returned as STABLECOIN_ADDRESS. PAYMENT_APP_C cannot be created and never appears."};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema2.enum;
if(!((((((data === "STABLECOIN_ADDRESS") || (data === "PAYMENT_APP_A")) || (data === "PAYMENT_APP_B")) || (data === "US_BANK_ACH")) || (data === "SEPA")) || (data === "SERVICE_BALANCE"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","x-states":"payout-destination","description":"The status of a destination. Only an ACTIVE destination can be paid. REVOKED is final.","enum":["PENDING_VERIFICATION","ACTIVE","REVOKED"],"x-final":["REVOKED"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema3.enum;
if(!(((data === "PENDING_VERIFICATION") || (data === "ACTIVE")) || (data === "REVOKED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const formats0 = formats["date-time"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.asset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.network === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.address === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.provider === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.country === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.currency === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.label === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.maskedLabel === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maskedLabel"},message:"must have required property '"+"maskedLabel"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.status === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.ownershipStatus === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownershipStatus"},message:"must have required property '"+"ownershipStatus"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.verificationCredentialId === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verificationCredentialId"},message:"must have required property '"+"verificationCredentialId"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.priority === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priority"},message:"must have required property '"+"priority"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.allowAutomaticFallback === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowAutomaticFallback"},message:"must have required property '"+"allowAutomaticFallback"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.isDefault === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isDefault"},message:"must have required property '"+"isDefault"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.consentedAt === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consentedAt"},message:"must have required property '"+"consentedAt"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.verifiedAt === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifiedAt"},message:"must have required property '"+"verifiedAt"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.revokedAt === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revokedAt"},message:"must have required property '"+"revokedAt"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.createdAt === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err21 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(!(validate2(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.asset !== undefined){
let data2 = data.asset;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err22 = {instancePath:instancePath+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type: schema1.properties.asset.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs6 = errors;
var valid0 = _errs5 === errors;
}
if(data.network !== undefined){
let data3 = data.network;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err23 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: schema1.properties.network.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs8 = errors;
var valid0 = _errs7 === errors;
}
if(data.address !== undefined){
let data4 = data.address;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err24 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema1.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs10 = errors;
var valid0 = _errs9 === errors;
}
if(data.provider !== undefined){
let data5 = data.provider;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err25 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: schema1.properties.provider.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
}
if(data.country !== undefined){
let data6 = data.country;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err26 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema1.properties.country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs14 = errors;
var valid0 = _errs13 === errors;
}
if(data.currency !== undefined){
let data7 = data.currency;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err27 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema1.properties.currency.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs16 = errors;
var valid0 = _errs15 === errors;
}
if(data.label !== undefined){
let data8 = data.label;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: schema1.properties.label.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs18 = errors;
var valid0 = _errs17 === errors;
}
if(data.maskedLabel !== undefined){
let data9 = data.maskedLabel;
const _errs19 = errors;
if(typeof data9 !== "string"){
const err29 = {instancePath:instancePath+"/maskedLabel",schemaPath:"#/properties/maskedLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs20 = errors;
var valid0 = _errs19 === errors;
}
if(data.status !== undefined){
let data10 = data.status;
const _errs21 = errors;
if(!(validate4(data10, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs21 === errors;
}
if(data.ownershipStatus !== undefined){
let data11 = data.ownershipStatus;
const _errs22 = errors;
if(!(validate0(data11, {instancePath:instancePath+"/ownershipStatus",parentData:data,parentDataProperty:"ownershipStatus",rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs22 === errors;
}
if(data.verificationCredentialId !== undefined){
let data12 = data.verificationCredentialId;
const _errs23 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err30 = {instancePath:instancePath+"/verificationCredentialId",schemaPath:"#/properties/verificationCredentialId/type",keyword:"type",params:{type: schema1.properties.verificationCredentialId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs24 = errors;
var valid0 = _errs23 === errors;
}
if(data.priority !== undefined){
let data13 = data.priority;
const _errs25 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err31 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs26 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
const err32 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid0 = _errs25 === errors;
}
if(data.allowAutomaticFallback !== undefined){
let data14 = data.allowAutomaticFallback;
const _errs27 = errors;
if(typeof data14 !== "boolean"){
const err34 = {instancePath:instancePath+"/allowAutomaticFallback",schemaPath:"#/properties/allowAutomaticFallback/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs28 = errors;
var valid0 = _errs27 === errors;
}
if(data.isDefault !== undefined){
let data15 = data.isDefault;
const _errs29 = errors;
if(typeof data15 !== "boolean"){
const err35 = {instancePath:instancePath+"/isDefault",schemaPath:"#/properties/isDefault/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs30 = errors;
var valid0 = _errs29 === errors;
}
if(data.consentedAt !== undefined){
let data16 = data.consentedAt;
const _errs31 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err36 = {instancePath:instancePath+"/consentedAt",schemaPath:"#/properties/consentedAt/type",keyword:"type",params:{type: schema1.properties.consentedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs32 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
}
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err37 = {instancePath:instancePath+"/consentedAt",schemaPath:"#/properties/consentedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
if(data.verifiedAt !== undefined){
let data17 = data.verifiedAt;
const _errs33 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
const err38 = {instancePath:instancePath+"/verifiedAt",schemaPath:"#/properties/verifiedAt/type",keyword:"type",params:{type: schema1.properties.verifiedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs34 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
}
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err39 = {instancePath:instancePath+"/verifiedAt",schemaPath:"#/properties/verifiedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid0 = _errs33 === errors;
}
if(data.revokedAt !== undefined){
let data18 = data.revokedAt;
const _errs35 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
const err40 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/properties/revokedAt/type",keyword:"type",params:{type: schema1.properties.revokedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs36 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
}
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err41 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/properties/revokedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid0 = _errs35 === errors;
}
if(data.createdAt !== undefined){
let data19 = data.createdAt;
const _errs37 = errors;
const _errs38 = errors;
if((typeof data19 == "number") && (isFinite(data19))){
}
if(typeof data19 === "string"){
if(!(formats0(data19))){
const err42 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid0 = _errs37 === errors;
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export { validate7 as PayoutDestinationList };

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.destinations === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinations"},message:"must have required property '"+"destinations"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "destinations")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.destinations !== undefined){
let data0 = data.destinations;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/destinations/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/destinations",schemaPath:"#/properties/destinations/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export { validate4 as PayoutDestinationStatus };

export { validate2 as PayoutDestinationType };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
